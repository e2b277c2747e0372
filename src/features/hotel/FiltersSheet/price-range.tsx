import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { useDrag } from '@/platform/view/drag'
import type { FilterChoice, PriceEnd } from './choice'
import styles from './price-range.module.scss'
import { words } from './text'

/** The width of the slider in design units. */
const WIDTH = 658
const ruler = { id: 'price-range', width: WIDTH }

const percent = (share: number): `${number}%` => `${Math.round(share * 1000) / 10}%`

/** Histogram of prices, and the price range between two thumbs. */
export const PriceRange = observer(function PriceRange({ choice }: { choice: FilterChoice }) {
  const { prices, priceMost: most, about } = choice
  if (most === 0) return null
  const bars = about.value?.bars ?? []
  const highest = Math.max(1, ...bars)
  const isIn = (bar: number) => ((bar + 1) / bars.length) * most > prices.from && (bar / bars.length) * most < prices.to
  return (
    <View className={styles.range}>
      {bars.length > 0 && (
        <View className={styles.range__bars} aria-hidden>
          {bars.map((count, bar) => (
            <View
              key={bar}
              className={styles[isIn(bar) ? 'range__bar--on' : 'range__bar']}
              style={{ height: percent(Math.max(0.04, count / highest)) }}
            />
          ))}
        </View>
      )}
      <View className={styles.range__track} id={ruler.id}>
        <View
          className={styles.range__chosen}
          style={{ left: percent(prices.from / most), width: percent((prices.to - prices.from) / most) }}
        />
        <Thumb choice={choice} end="from" />
        <Thumb choice={choice} end="to" />
      </View>
      <View className={styles.range__labels} aria-hidden>
        {[0, most / 2, most].map((price, index) => (
          <Text key={price} className={styles.range__label}>
            {formatMoney(Math.round(price / 100) * 100, { trim: true }) + (index === 2 ? '+' : '')}
          </Text>
        ))}
      </View>
    </View>
  )
})

const Thumb = observer(({ choice, end }: { choice: FilterChoice; end: PriceEnd }) => {
  const t = words()
  const { prices, priceMost: most, slide } = choice
  const id = `price-${end}`
  const drag = useDrag(id, { move: (right) => slide(end, right / WIDTH), zoom: () => undefined }, ruler)
  return (
    <View
      id={id}
      className={styles.range__thumb}
      style={{ left: percent(prices[end] / most) }}
      role="slider"
      tabIndex={0}
      aria-label={end === 'from' ? t.lowest : t.highest}
      aria-valuemin={0}
      aria-valuemax={most / 100}
      aria-valuenow={prices[end] / 100}
      {...drag}
    >
      <View className={styles.range__knob} />
    </View>
  )
})
