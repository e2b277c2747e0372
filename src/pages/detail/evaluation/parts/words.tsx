import { View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { observer } from 'mobx-react-lite'
import { PicturePicker } from '@/components/PicturePicker'
import { TextArea } from '@/components/TextArea'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { words } from '../text'

/** What the customer writes, and the pictures beside it. */
export const Words = observer(function Words({ model }: { model: EvaluationModel }) {
  const { text: label, placeholder } = words()
  return (
    <View className={styles.evaluation__card}>
      <View className={styles.evaluation__typed}>
        <TextArea
          label={label}
          value={model.text}
          placeholder={placeholder}
          max={limits.reviewLength}
          onChange={model.write}
        />
      </View>
      <PicturePicker uploads={model.uploads} />
    </View>
  )
})
