import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { TextArea } from '@/components/form/TextArea'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { AfterSaleModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Description and pictures of the problem. */
export const Description = observer(function Description({ model }: { model: AfterSaleModel }) {
  const { describe, pictures } = words()
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title}>{describe}</Text>
        <Text className={styles.card__required}>{words().required}</Text>
      </View>
      <View className={styles.card__typed}>
        <TextArea
          label={describe}
          value={model.description}
          placeholder={model.words.hint}
          max={limits.refundDescriptionMax}
          onChange={model.describe}
          error={model.descriptionError}
        />
      </View>
      <Text className={styles.card__note}>{pictures}</Text>
      <Kept model={model} />
      <PicturePicker uploads={model.uploads} />
    </View>
  )
})

/** Pictures of the refused request, each removable. */
const Kept = observer(function Kept({ model }: { model: AfterSaleModel }) {
  if (model.kept.length === 0) return null
  return (
    <View className={styles.card__kept}>
      {model.kept.map((kept, index) => (
        <View key={kept.id} className={styles.card__picture}>
          <Picture picture={kept.picture} width={136} />
          <Press label={words().drop(index + 1)} onPress={() => model.drop(kept)} className={styles.card__drop}>
            <View className={styles.card__cross}>
              <Icon name="x" size={24} colour="white" />
            </View>
          </Press>
        </View>
      ))}
    </View>
  )
})
