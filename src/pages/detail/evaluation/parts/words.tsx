import { Text, Textarea, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { observer } from 'mobx-react-lite'
import { PicturePicker } from '@/components/PicturePicker'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { words } from '../text'

/** What the customer writes, and the pictures beside it. */
export const Words = observer(function Words({ model }: { model: EvaluationModel }) {
  const { text: label, placeholder } = words()
  return (
    <View className={styles.evaluation__card}>
      <Textarea
        className={styles.evaluation__text}
        placeholderClass={styles.evaluation__placeholder}
        value={model.text}
        placeholder={placeholder}
        maxlength={limits.reviewLength}
        onInput={({ detail }) => model.write(detail.value)}
        {...{ 'aria-label': label, ariaLabel: label }}
      />
      <Text className={styles.evaluation__count}>{`${model.text.length}/${limits.reviewLength}`}</Text>
      <PicturePicker uploads={model.uploads} />
    </View>
  )
})
