import { useEffect, useState, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { dictionary } from '@/i18n'
import { useDialogKeys } from '@/platform/dialog'
import styles from './index.module.scss'

const words = dictionary({ en: { close: 'Close' }, zh: { close: '关闭' } })

interface Props {
  open: boolean
  onClose: () => void
  title?: string
  /** What it is called when it has no title. */
  label?: string
  foot?: ReactNode
  children: ReactNode
}

/** Whether it is drawn: from opening until 175 ms after closing, so that it can slide away (product text §9). */
function useDrawn(open: boolean): boolean {
  const [drawn, setDrawn] = useState(open)
  useEffect(() => {
    if (open) return setDrawn(true)
    const timer = setTimeout(() => setDrawn(false), limits.addressPopupCloseMs)
    return () => clearTimeout(timer)
  }, [open])
  return drawn || open
}

/** A panel that slides up over the dimmed screen. Give it to the Screen as `overlay`. */
export function Sheet({ open, onClose, title, label = title, foot, children }: Props) {
  const [id] = useState(() => `sheet-${Math.random().toString(36).slice(2)}`)
  useDialogKeys(id, open, onClose)
  if (!useDrawn(open)) return null
  const { close } = words()
  return (
    <View className={open ? styles.sheet : styles['sheet--closing']} catchMove>
      <Press label={close} onPress={onClose} className={styles.sheet__dim} pressedClass="none" />
      <View
        id={id}
        className={styles.sheet__panel}
        {...{ role: 'dialog', 'aria-modal': true, 'aria-label': label, tabIndex: -1 }}
      >
        {title && (
          <View className={styles.sheet__head}>
            <Text className={styles.sheet__title}>{title}</Text>
            <Press label={close} onPress={onClose} className={styles.sheet__close}>
              <Icon name="x" size={40} colour="ink-3" />
            </Press>
          </View>
        )}
        <View className={styles.sheet__body}>{children}</View>
        {foot}
      </View>
    </View>
  )
}
