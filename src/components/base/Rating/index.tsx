import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { plural } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { figure } from '@/platform/view/figure'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    rated: (stars: number) => `${stars} of 5 stars`,
    give: (name: string, stars: number) => `${name}: ${plural(stars, 'star')}`,
  },
  zh: {
    rated: (stars: number) => `${stars}星，满分5星`,
    give: (name: string, stars: number) => `${name}：${stars}星`,
  },
})

const all = [1, 2, 3, 4, 5]

interface Props {
  stars: number
  /** Size of a star in design units. */
  size?: number
}

/** Read-only stars, rounded to whole ones. */
export const Rating = observer(function Rating({ stars, size = 24 }: Props) {
  return (
    <View className={styles.rating} {...figure(words().rated(stars))}>
      {all.map((star) => (
        <Star key={star} on={star <= Math.round(stars)} size={size} />
      ))}
    </View>
  )
})

const Star = ({ on, size }: { on: boolean; size: number }) => (
  <Icon name="star" size={size} colour={on ? 'gold' : 'line-strong'} filled />
)

interface InputProps {
  /** Accessible name of the rated subject. */
  name: string
  value: number | null
  onChange: (stars: number) => void
  size?: 64 | 48
}

/** Input for one to five stars. */
export const RatingInput = observer(function RatingInput({ name, value, onChange, size = 48 }: InputProps) {
  return (
    <View className={styles.rating} role="radiogroup" aria-label={name}>
      {all.map((star) => (
        <Press
          key={star}
          role="radio"
          label={words().give(name, star)}
          on={value === star}
          onPress={() => onChange(star)}
          className={styles[`rating__give--${size}`]}
        >
          <Star on={star <= (value ?? 0)} size={size} />
        </Press>
      ))}
    </View>
  )
})
