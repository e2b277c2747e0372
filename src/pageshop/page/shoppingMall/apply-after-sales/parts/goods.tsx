import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallOrderedLine } from '@contract/entities/mall-order'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Stepper } from '@/components/form/Stepper'
import type { ApplyModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** The lines of the order with how many of each are asked for. */
export const Goods = observer(function Goods({ model }: { model: ApplyModel }) {
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{words().which}</Text>
      {model.choice.lines.map((line) => (
        <Line key={line.position} model={model} line={line} />
      ))}
    </View>
  )
})

/** Reason why a line has no available request. */
function whyNot({ afterSales }: MallOrderedLine): string {
  const { asked, over, notNow } = words()
  if (afterSales.services.length > 0) return notNow
  return afterSales.left === 0 ? asked : over
}

const Line = observer(function Line({ model, line }: { model: ApplyModel; line: MallOrderedLine }) {
  const { choice } = model
  const { picture, name, optionText, position } = line
  const most = choice.mostOf(line)
  return (
    <View className={styles.card__row}>
      <Picture picture={picture} width={104} />
      <View className={styles.card__words}>
        <Text className={styles.card__name} numberOfLines={2}>
          {name}
        </Text>
        {optionText !== '' && (
          <Text className={styles.card__note} numberOfLines={1}>
            {optionText}
          </Text>
        )}
        <Text className={styles.card__note}>
          {most > 0 ? words().left(most, formatMoney(choice.amountOf(line, most))) : whyNot(line)}
        </Text>
      </View>
      {most > 0 && (
        <Stepper
          label={name}
          value={choice.countOf(line)}
          max={most}
          onChange={(quantity) => choice.count(position, quantity)}
        />
      )}
    </View>
  )
})
