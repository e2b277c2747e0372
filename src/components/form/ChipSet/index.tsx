import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  label: string
  /** Whether one chip is chosen, with the role of a radio, and not any number of them. */
  single?: boolean
  /** Adds space above and below, for a card whose rows have none between them. */
  spaced?: boolean
  /** The chips. */
  children: ReactNode
}

/** Chips of one question, in as many rows as they take. */
export const ChipSet = ({ label, single = false, spaced = false, children }: Props) => (
  <View
    className={styles[spaced ? 'chips--spaced' : 'chips']}
    role={single ? 'radiogroup' : 'group'}
    aria-label={label}
  >
    {children}
  </View>
)
