import { createContext, useContext } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import type { Colour } from '@/styles/tokens'
import styles from './index.module.scss'

const words = dictionary({ en: { refresh: 'Refresh' }, zh: { refresh: '刷新' } })

/** Refresh action for screens without pull-to-refresh; `undefined` where pull-to-refresh works. */
export const RefreshContext = createContext<{ busy: boolean; refresh: () => void } | undefined>(undefined)

interface Props {
  colour?: Colour
  /** With a white circle behind it, for use over a map. */
  disc?: boolean
}

/** Refreshes the surrounding screen on platforms without pull-to-refresh. */
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
