import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Sheet } from '@/components/frame/Sheet'
import { PaperView } from '@/platform/media/paper'
import { posterSize } from '../draw-poster'
import { PosterModel } from '../poster'
import type { ShareModel } from '../share'
import styles from './index.module.scss'
import { words } from './text'

/** The poster of a share, as it is drawn, to be saved. */
export const PosterSheet = observer(function PosterSheet({ share }: { share: ShareModel }) {
  const [model] = useState(() => new PosterModel(share.about, share.address))
  const t = words()
  const { width, height, scale } = posterSize
  return (
    <Sheet open onClose={share.closePoster} title={t.title} foot={<Foot model={model} />}>
      <View className={styles.poster}>
        <PaperView
          key={model.round}
          label={t.poster(share.about().title)}
          width={width * scale}
          height={height * scale}
          className={styles.poster__paper}
          onReady={(paper) => void model.draw(paper)}
        />
      </View>
    </Sheet>
  )
})

const Foot = observer(function Foot({ model: { status, busy, save, retry } }: { model: PosterModel }) {
  const t = words()
  if (status === 'failed') {
    return (
      <View className={styles.poster__foot}>
        <Text className={styles.poster__failed} role="alert">
          {t.failed}
        </Text>
        <Button text={t.retry} kind="outline" onPress={retry} />
      </View>
    )
  }
  return (
    <View className={styles.poster__foot}>
      <Button text={t.save} busy={busy} disabled={status !== 'ready'} onPress={() => void save()} />
    </View>
  )
})
