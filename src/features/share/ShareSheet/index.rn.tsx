import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { sendLink } from '@/platform/navigation/send-link'
import type { ShareModel } from '../share'
import { ShareCard } from './card'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  model: ShareModel
}

/** Card preview and the system share sheet. Pass it to the Screen as `overlay`. */
export const ShareSheet = observer(function ShareSheet({ model: { isOpen, close, about, link } }: Props) {
  if (!isOpen && link.status === 'idle') return null
  return (
    <Sheet open={isOpen} onClose={close} title={words().title}>
      <View className={styles.share}>
        <ShareCard about={about()} />
        <AsyncView resource={link} inline>
          {(url) => <Button text={words().send} onPress={() => void sendLink(about().title, url)} />}
        </AsyncView>
      </View>
    </Sheet>
  )
})
