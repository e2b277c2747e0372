import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Tag } from '@/components/base/Tag'
import styles from './index.module.scss'

interface Base {
  readonly title: string
  /** Below the title. */
  readonly note?: string | undefined
  /** At the end of the title's line, such as a time or an amount. */
  readonly aside?: string | undefined
  readonly tag?: string | undefined
}

export interface TimelineStep extends Base {
  readonly state: 'done' | 'now' | 'todo'
}

export interface NumberStep extends Base {
  readonly state: 'done' | 'now' | 'todo' | 'missed'
}

/** A step whose mark is coloured by its consequence; `plain` when it does not apply now. */
export interface ToneStep extends Base {
  readonly state: 'good' | 'warn' | 'none' | 'plain'
}

type Props =
  | { marks?: 'dots'; steps: readonly TimelineStep[] }
  | { marks: 'numbers'; steps: readonly NumberStep[] }
  | { marks: 'tones'; steps: readonly ToneStep[] }

type State = Props['steps'][number]['state']

/** Steps below each other, with dots, numbers or coloured marks along one line. */
export function Timeline({ marks = 'dots', steps }: Props) {
  return (
    <View className={styles[`timeline--${marks}`]}>
      {steps.map(({ title, tag, aside, note, state }, index) => (
        <View key={index} className={styles[`timeline__row--${marks}`]}>
          <View className={styles[`timeline__rail--${marks}`]}>
            <View className={styles[`timeline__spot--${marks}`]}>
              {marks === 'numbers' ? <Disc state={state} number={index + 1} /> : <Dot state={state} />}
            </View>
            {index < steps.length - 1 && (
              <View
                className={styles[`timeline__line--${marks}${marks === 'dots' && state === 'done' ? '-done' : ''}`]}
              />
            )}
          </View>
          <View className={styles[`timeline__words--${marks}`]}>
            <View className={styles.timeline__head}>
              <Text className={styles[`timeline__title--${marks}-${state}`]}>{title}</Text>
              {tag && <Tag text={tag} />}
              {aside && <Text className={styles[`timeline__aside--${marks}-${state}`]}>{aside}</Text>}
            </View>
            {note && (
              <Text className={styles[marks === 'dots' && state === 'now' ? 'timeline__note--now' : 'timeline__note']}>
                {note}
              </Text>
            )}
          </View>
        </View>
      ))}
    </View>
  )
}

const Dot = ({ state }: { state: State }) => (
  <View className={styles[state === 'now' ? 'timeline__halo--now' : 'timeline__halo']}>
    <View className={styles[`timeline__dot--${state}`]} />
  </View>
)

function Disc({ state, number }: { state: State; number: number }) {
  const icon = state === 'done' ? 'check' : state === 'missed' ? 'x' : undefined
  return (
    <View className={styles[`timeline__disc--${state}`]}>
      {icon === undefined ? (
        <Text className={styles[state === 'now' ? 'timeline__number--now' : 'timeline__number']}>{number}</Text>
      ) : (
        <Icon name={icon} size={28} weight={3} colour="white" />
      )}
    </View>
  )
}
