import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { DeliveryTask } from '@contract/entities/delivery'
import { Written } from '@/platform/view/written'
import type { TaskModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: TaskModel
  task: DeliveryTask
}

/** The goods, to check the bag against; at the pickup what is missing or damaged is reported by a press on it. */
export const Goods = observer(function Goods({ model, task: { items, step } }: Props) {
  const t = words()
  if (items.length === 0) return null
  const canReport = step === 'pickUp' && items.some(({ position }) => position !== null)
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.check}</Text>
      {canReport && <Text className={styles.card__note}>{t.checkNote}</Text>}
      {items.map((item, index) => (
        <Line key={index} model={model} item={item} canReport={canReport} />
      ))}
    </View>
  )
})

interface LineProps {
  model: TaskModel
  item: DeliveryTask['items'][number]
  canReport: boolean
}

const Line = observer(function Line({ model, item: { name, quantity, position }, canReport }: LineProps) {
  const t = words()
  const lack = canReport ? model.lacks.of(position) : undefined
  const reported = lack && t.lackOf(t[lack.reason], lack.quantity)
  const line = (
    <>
      <View className={styles.card__name}>
        <Text className={styles.card__text}>
          <Written text={name} />
        </Text>
        {reported && <Text className={styles.card__lack}>{reported}</Text>}
      </View>
      <Text className={styles.card__count}>{t.times(quantity)}</Text>
    </>
  )
  if (!canReport || position === null) return <View className={styles.card__item}>{line}</View>
  const label = [name, t.times(quantity), reported].filter(Boolean).join(', ')
  return (
    <Press label={label} onPress={() => model.lackOf(position)} className={styles.card__item}>
      {line}
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})
