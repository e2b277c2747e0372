import { Text } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { removed: 'Removed', undo: 'Undo' },
  zh: { removed: '已移除', undo: '撤销' },
})

interface Props {
  busy: boolean
  onUndo: () => void
}

/** Says that something was removed, and brings it back; it stays until something else is done. */
export function UndoBar({ busy, onUndo }: Props) {
  const { removed, undo } = words()
  const said = (
    <Text className={styles['undo-bar']} role="status">
      {removed}
    </Text>
  )
  return (
    <BottomBar left={said}>
      <Button text={undo} kind="outline" size={72} busy={busy} onPress={onUndo} />
    </BottomBar>
  )
}
