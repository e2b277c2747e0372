import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DeliveryTask } from '@contract/entities/delivery'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { TaskModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Whether a photo is asked for now: by the order, after too many wrong codes, or where goods are left at the door. */
const asksPhoto = ({ step, proof, problem }: DeliveryTask): boolean =>
  (step === 'pickUp' && proof.pickup === 'photo') ||
  (step === 'deliver' && (proof.dropOff === 'photo' || problem !== null))

/** The photos of a hand-over. */
export const HandOver = observer(function HandOver({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const t = words()
  const lacks = task.step === 'pickUp' && model.lacks.items.length > 0
  if (!asksPhoto(task) && !lacks) return null
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{task.step === 'pickUp' ? t.pickupPhoto : t.photoTitle}</Text>
      <PicturePicker uploads={model.photos} name={t.photoName} fill={model.photos.items.length === 0} />
      <Text className={styles.card__note}>{lacks ? t.lackPhoto : t.photoNote}</Text>
    </View>
  )
})
