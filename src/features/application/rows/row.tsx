import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { words } from '../text'
import styles from './row.module.scss'

interface Props {
  label: string
  /** Target for scrolling to an invalid row. */
  id: string
  error?: string
  optional?: boolean
  /** After the label, such as a unit. */
  note?: string
  /** Puts the answer below the label. */
  tall?: boolean
  children: ReactNode
}

/** A row of an application: its label with a star where it is required, its answer and its error. */
export const Row = observer(function Row({ label, id, error, optional, note, tall, children }: Props) {
  return (
    <View id={id} className={styles.row}>
      <View className={styles[tall ? 'row__line--tall' : 'row__line']}>
        <View className={styles[tall ? 'row__label--tall' : 'row__label']}>
          <Text className={styles.row__name}>{label}</Text>
          {!optional && (
            <Text className={styles.row__star} aria-label={words().required}>
              *
            </Text>
          )}
          {note && <Text className={styles.row__note}>{note}</Text>}
        </View>
        <View className={styles[tall ? 'row__answer--tall' : 'row__answer']}>{children}</View>
      </View>
      {error ? (
        <Text className={styles[tall ? 'row__error--tall' : 'row__error']} role="alert">
          {error}
        </Text>
      ) : null}
    </View>
  )
})
