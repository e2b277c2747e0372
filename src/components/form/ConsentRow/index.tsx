import { Text, View } from '@tarojs/components'
import { FieldError } from '@/components/form/FieldError'
import { TickRow } from '@/components/form/Tick'
import styles from './index.module.scss'

/** A piece of a sentence; one with `onOpen` is a link. */
export type SentencePart = string | Readonly<{ text: string; onOpen: () => void }>

/** A sentence in which documents can be opened. */
export const LinkedText = ({ parts }: { parts: readonly SentencePart[] }) => (
  <Text className={styles.consent__sentence}>
    {parts.map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        <Text key={index} className={styles.consent__link} onClick={part.onOpen} role="link" tabIndex={0}>
          {part.text}
        </Text>
      ),
    )}
  </Text>
)

interface Props {
  on: boolean
  onChange: (on: boolean) => void
  /** The sentence that is agreed to. */
  parts: readonly SentencePart[]
  /** Shakes the row after it was forgotten. */
  missed?: boolean
  error?: string | undefined
}

/** Checkbox with a sentence whose documents can be opened. */
export const ConsentRow = ({ on, onChange, parts, missed = false, error }: Props) => (
  <View className={styles[missed ? 'consent--missed' : 'consent']}>
    <TickRow
      on={on}
      onChange={onChange}
      label={parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')}
    >
      <LinkedText parts={parts} />
    </TickRow>
    <FieldError text={error} />
  </View>
)
