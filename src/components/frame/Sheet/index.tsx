import { useEffect, useState, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SafeArea, SafeAreaKept } from '@/components/frame/SafeArea'
import { dictionary } from '@/i18n'
import { useDialogKeys } from '@/platform/view/dialog'
import { useInView } from '@/platform/navigation/page-view'
import styles from './index.module.scss'

const words = dictionary({ en: { close: 'Close' }, zh: { close: '关闭' } })

interface Props {
  open: boolean
  onClose: () => void
  title?: string
  /** Accessible name when there is no title. */
  label?: string
  foot?: ReactNode
  /** Background of the safe area at the bottom. */
  ground?: 'surface' | 'line'
  children: ReactNode
}

/** Whether the sheet is rendered: until 175 ms after closing, for the exit animation (product text §9). */
function useDrawn(open: boolean): boolean {
  const [drawn, setDrawn] = useState(open)
  useEffect(() => {
    if (open) return setDrawn(true)
    const timer = setTimeout(() => setDrawn(false), limits.addressPopupCloseMs)
    return () => clearTimeout(timer)
  }, [open])
  return drawn || open
}

/** A bottom sheet with a dimmed backdrop and safe area padding. Pass it to the Screen as `overlay`. */
export function Sheet({ open, onClose, title, label = title, foot, ground = 'surface', children }: Props) {
  const [id] = useState(() => `sheet-${Math.random().toString(36).slice(2)}`)
  useDialogKeys(id, useInView() && open, onClose)
  if (!useDrawn(open)) return null
  const { close } = words()
  return (
    <View className={open ? styles.sheet : styles['sheet--closing']} catchMove>
      <Press label={close} onPress={onClose} className={styles.sheet__dim} pressedClass="none" />
      <View id={id} className={styles.sheet__panel} role="dialog" aria-modal={open} aria-label={label} tabIndex={-1}>
        {title && (
          <View className={styles.sheet__head}>
            <Text className={styles.sheet__title}>{title}</Text>
            <Press label={close} onPress={onClose} className={styles.sheet__close}>
              <Icon name="x" size={40} colour="ink-3" />
            </Press>
          </View>
        )}
        <SafeAreaKept.Provider value>
          <View className={styles.sheet__body}>{children}</View>
          {foot}
        </SafeAreaKept.Provider>
        <View className={styles[`sheet__room--${ground}`]}>
          <SafeArea />
        </View>
      </View>
    </View>
  )
}
