import { createContext, useContext } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import type { Colour } from '@/styles/tokens'
import styles from './index.module.scss'

const words = dictionary({ en: { refresh: 'Refresh' }, zh: { refresh: '刷新' } })

/** How a screen that cannot be pulled reads everything again; nothing where it can be. */
export const RefreshContext = createContext<{ busy: boolean; refresh: () => void } | undefined>(undefined)

interface Props {
  colour?: Colour
  /** On a white disc, over a map. */
  disc?: boolean
}

/** Reads the screen around it again where it cannot be pulled. It stands in the head of the screen. */
export function RefreshButton({ colour = 'ink', disc = false }: Props) {
  const state = useContext(RefreshContext)
  if (!state) return null
  return (
    <Press label={words().refresh} onPress={state.refresh} disabled={state.busy} className={styles.refresh}>
      <View className={styles[disc ? 'refresh__icon--disc' : 'refresh__icon']}>
        <Icon name="refresh-cw" size={40} colour={colour} />
      </View>
    </Press>
  )
}
