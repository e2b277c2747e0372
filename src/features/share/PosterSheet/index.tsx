import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Sheet } from '@/components/frame/Sheet'
import { PaperView } from '@/platform/paper'
import { posterSize } from '../draw-poster'
import type { PosterModel } from '../poster'
import styles from './index.module.scss'
import { words } from './text'

/** A poster as it is drawn, to be saved. Pass it to the Screen as `overlay`. */
export const PosterSheet = observer(function PosterSheet({ model, title }: { model: PosterModel; title: string }) {
  const { isOpen, close } = model
  const t = words()
  const { width, height, scale } = posterSize
  return (
    <Sheet open={isOpen} onClose={close} title={t.title} foot={<Foot model={model} />}>
      <View className={styles.poster}>
        {isOpen && (
          <PaperView
            label={t.poster(title)}
            width={width * scale}
            height={height * scale}
            className={styles.poster__paper}
            onReady={(paper) => void model.draw(paper)}
          />
        )}
      </View>
    </Sheet>
  )
})

const Foot = observer(function Foot({ model: { status, busy, save, draw } }: { model: PosterModel }) {
  const t = words()
  if (status === 'failed') {
    return (
      <View className={styles.poster__foot}>
        <Text className={styles.poster__failed} role="alert">
          {t.failed}
        </Text>
        <Button text={t.retry} kind="outline" onPress={() => void draw()} />
      </View>
    )
  }
  return (
    <View className={styles.poster__foot}>
      <Button text={t.save} busy={busy} disabled={status !== 'ready'} onPress={() => void save()} />
    </View>
  )
})
