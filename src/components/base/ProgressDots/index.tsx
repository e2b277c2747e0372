import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import styles from './index.module.scss'

/** One step; `failed` is where a course ended otherwise than hoped. */
export interface ProgressDot {
  readonly key: string
  readonly name: string
  /** Below the name, such as its day. */
  readonly date?: string | undefined
  readonly state: 'done' | 'now' | 'failed' | 'todo'
}

/** The steps of a course side by side, joined by lines. */
export const ProgressDots = ({ dots }: { dots: readonly ProgressDot[] }) => (
  <View className={styles.dots}>
    {dots.map(({ key, name, date, state }, index) => (
      <View key={key} className={styles.dots__place}>
        <View className={styles.dots__track}>
          <View className={styles[`dots__line--${lineOf(dots[index - 1]?.state)}`]} />
          <View className={styles[`dots__dot--${state}`]}>
            {state === 'done' && <Icon name="check" size={24} weight={3} colour="white" />}
            {state === 'failed' && <Icon name="x" size={24} weight={3} colour="white" />}
            {state === 'now' && <View className={styles.dots__core} />}
          </View>
          <View className={styles[`dots__line--${index === dots.length - 1 ? 'none' : lineOf(state)}`]} />
        </View>
        <Text className={styles[`dots__name--${state}`]}>{name}</Text>
        {date && <Text className={styles.dots__date}>{date}</Text>}
      </View>
    ))}
  </View>
)

const lineOf = (before: ProgressDot['state'] | undefined) =>
  before === undefined ? 'none' : before === 'done' ? 'done' : 'todo'
