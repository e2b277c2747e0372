import { Text } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import { TickMark } from '@/components/form/Tick'
import styles from './choice-row.module.scss'

interface Props {
  text: string
  note?: string
  on: boolean
  /** Nothing follows that a line would part it from. */
  last?: boolean
  onPress: () => void
}

/** One of several things to choose from in a sheet. */
export const ChoiceRow = ({ text, note, on, last, onPress }: Props) => (
  <Press
    role="radio"
    label={note ? `${text}, ${note}` : text}
    on={on}
    onPress={onPress}
    className={styles[last ? 'choice-row--last' : 'choice-row']}
  >
    <Text className={styles[on ? 'choice-row__text--on' : 'choice-row__text']}>{text}</Text>
    <Text className={styles['choice-row__note']}>{note}</Text>
    <TickMark on={on} size={40} />
  </Press>
)
