import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { stepWords } from '@/components/base/StepBars/words'
import styles from './index.module.scss'

/** One step; `failed` ends a course without success. */
export interface RowStep {
  readonly key: string
  readonly name: string
  /** Below the name, such as its day. */
  readonly date?: string | undefined
  readonly state: 'done' | 'now' | 'failed' | 'todo'
}

interface Props {
  steps: readonly RowStep[]
  /** Colour of finished steps and of the current one. */
  tone?: 'ink' | 'good'
  /** Numbers in larger discs instead of signs. */
  numbered?: boolean
}

/** The steps of a course side by side, joined by lines. */
export const StepRow = observer(function StepRow({ steps, tone = 'ink', numbered = false }: Props) {
  const look = numbered ? 'numbered' : tone
  return (
    <View
      className={styles[numbered ? 'step-row--numbered' : 'step-row']}
      {...(numbered && { role: 'img', 'aria-label': stepWords().at(reachedOf(steps), steps.length) })}
    >
      {steps.map(({ key, name, date, state }, index) => (
        <View key={key} className={styles['step-row__place']}>
          <View className={styles['step-row__track']}>
            <View className={styles[`step-row__line--${lineOf(steps[index - 1]?.state, look)}`]} />
            <View className={styles[`step-row__dot--${look}-${state}`]}>
              {numbered ? <Digit number={index + 1} state={state} /> : <Sign state={state} tone={tone} />}
            </View>
            <View className={styles[`step-row__line--${lineOf(steps[index + 1] && state, look)}`]} />
          </View>
          <Text className={styles[`step-row__name--${look}-${state}`]}>{name}</Text>
          {date && <Text className={styles['step-row__date']}>{date}</Text>}
        </View>
      ))}
    </View>
  )
})

/** The one-based current step; the last one once all are done. */
const reachedOf = (steps: readonly RowStep[]): number =>
  steps.findIndex(({ state }) => state !== 'done') + 1 || steps.length

/** The two halves of the line between two dots follow the first of them; numbers are joined by plain lines. */
const lineOf = (before: RowStep['state'] | undefined, look: 'numbered' | 'ink' | 'good') =>
  before === undefined ? 'none' : before === 'done' && look !== 'numbered' ? look : 'todo'

function Sign({ state, tone }: Pick<RowStep, 'state'> & { tone: 'ink' | 'good' }) {
  if (state === 'now') return <View className={styles[`step-row__core--${tone}`]} />
  const icon = ({ done: 'check', failed: 'x', todo: undefined } as const)[state]
  return icon === undefined ? null : <Icon name={icon} size={24} weight={3} colour="white" />
}

const Digit = ({ number, state }: Pick<RowStep, 'state'> & { number: number }) => (
  <Text className={styles[state === 'todo' ? 'step-row__number--todo' : 'step-row__number']}>{number}</Text>
)

/** Steps of which all before the one-based current one are done; past the last one, all are. */
export const stepsAt = (names: readonly string[], step: number): RowStep[] =>
  names.map((name, index) => ({
    key: name,
    name,
    state: index + 1 === step ? 'now' : index + 1 < step ? 'done' : 'todo',
  }))
