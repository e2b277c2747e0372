import { Button, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { useShare } from '@/platform/navigation/share'
import type { ShareModel } from '../share'
import { ShareCard } from './card'
import styles from './index.module.scss'
import { PosterButton, PosterOver } from './poster'
import { words } from './text'

interface Props {
  model: ShareModel
}

/** In mini-programs only the platform's own button can share. Pass it to the Screen as `overlay`. */
export const ShareSheet = observer(function ShareSheet({ model }: Props) {
  const { isOpen, close, about } = model
  useShare(() => about())
  return (
    <>
      <PosterOver model={model} />
      <Sheet open={isOpen} onClose={close} title={words().title}>
        <View className={styles.share}>
          <ShareCard about={about()} />
          <Button className={styles.share__send} openType="share">
            <Text className={styles['share__send-text']}>{words().send}</Text>
          </Button>
          <PosterButton model={model} />
        </View>
      </Sheet>
    </>
  )
})
