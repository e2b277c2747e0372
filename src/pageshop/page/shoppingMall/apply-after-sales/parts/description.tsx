import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { TextArea } from '@/components/form/TextArea'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { ApplyModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Description and pictures of the problem. */
export const Description = observer(function Description({ model }: { model: ApplyModel }) {
  const t = words()
  const { description } = model
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title}>{t.describe}</Text>
        <Text className={styles.card__required}>{t.required}</Text>
      </View>
      <TextArea
        label={t.describe}
        value={description.value}
        placeholder={t.hint}
        max={limits.refundDescriptionMax}
        onChange={description.set}
        onBlur={description.leave}
        error={description.error}
      />
      <Text className={styles.card__note}>{t.pictures}</Text>
      <PicturePicker uploads={model.uploads} />
    </View>
  )
})
