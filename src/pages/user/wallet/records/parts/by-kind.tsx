import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Segmented } from '@/components/form/Segmented'
import { categoryIcon, categoryName } from '@/features/wallet/categories'
import styles from '../index.module.scss'
import type { MoneyRecordsModel } from '../model'
import { words } from '../text'

/** The fourth grey is shared by all further kinds. */
const grey = (index: number) => Math.min(index, 3)

/** Sums by category; a press shows the records of a kind alone. */
export const ByKind = observer(({ model }: { model: MoneyRecordsModel }) => {
  const { byKind, expense, income } = words()
  const { categories, side } = model
  return (
    <View className={styles.records__card}>
      <View className={styles.records__head}>
        <Text className={styles.records__title}>{byKind}</Text>
        <View className={styles.records__sides}>
          <Segmented
            items={[
              { value: 'expense', name: expense },
              { value: 'income', name: income },
            ]}
            value={side}
            onChange={model.turn}
          />
        </View>
      </View>
      {categories.length > 0 && (
        <View className={styles.records__bar} aria-hidden>
          {categories.map(({ category, share }, index) => (
            <View key={category} className={styles[`records__part--${grey(index)}`]} style={{ flexGrow: share }} />
          ))}
        </View>
      )}
      {categories.map((kind, index) => (
        <Kind key={kind.category} model={model} kind={kind} index={index} />
      ))}
    </View>
  )
})

interface KindProps {
  model: MoneyRecordsModel
  kind: MoneyRecordsModel['categories'][number]
  index: number
}

const Kind = observer(({ model, kind: { category, amount, count, share }, index }: KindProps) => {
  const [name, sum, percent] = [categoryName(category), model.amounts.text(amount), `${Math.round(share * 100)}%`]
  const records = words().count(count)
  return (
    <Press
      label={`${name}, ${percent}, ${records}, ${sum}`}
      onPress={() => model.filter(category)}
      className={styles.records__kind}
    >
      <View className={styles[`records__square--${grey(index)}`]} />
      <Icon name={categoryIcon(category)} size={36} colour="ink-2" />
      <Text className={styles.records__kindName}>{name}</Text>
      <Text className={styles.records__kindShare}>{percent}</Text>
      <Text className={styles.records__note}>{records}</Text>
      <Text className={styles.records__sum}>{sum}</Text>
    </Press>
  )
})
