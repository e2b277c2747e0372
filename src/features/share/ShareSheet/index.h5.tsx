import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Skeleton } from '@/components/base/Skeleton'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { copyAndTell } from '@/state/base/copying'
import type { ShareModel } from '../share'
import { ShareCard } from './card'
import { Code, SIDE } from './code.h5'
import styles from './index.module.scss'
import { PosterButton, PosterOver } from './poster'
import { words } from './text'

interface Props {
  model: ShareModel
}

/** Share code and copyable link. Pass it to the Screen as `overlay`. */
export const ShareSheet = observer(function ShareSheet({ model }: Props) {
  const { isOpen, close, about, link } = model
  if (!isOpen && link.status === 'idle') return <PosterOver model={model} />
  return (
    <>
      <PosterOver model={model} />
      <Sheet open={isOpen} onClose={close} title={words().title} foot={<Foot model={model} />}>
        <View className={styles.share}>
          <ShareCard about={about()}>
            <View className={styles.share__code}>
              <AsyncView resource={link} skeleton={<Skeleton width={SIDE} height={SIDE} radius={16} />} inline>
                {(url) => <Code of={url} label={words().code(about().title)} />}
              </AsyncView>
            </View>
            <Text className={styles.share__hint}>{words().scan}</Text>
          </ShareCard>
        </View>
      </Sheet>
    </>
  )
})

const Foot = observer(function Foot({ model }: Props) {
  const { link } = model
  const { copy, notCopied } = words()
  return (
    <View className={styles.share__foot}>
      <Button text={copy} disabled={link.status !== 'ready'} onPress={() => void copyAndTell(link.ready, notCopied)} />
      <PosterButton model={model} />
    </View>
  )
})
