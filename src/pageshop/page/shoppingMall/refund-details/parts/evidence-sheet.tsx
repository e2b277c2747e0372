import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { VideoPicker } from '@/features/upload/VideoPicker'
import { useModel } from '@/state'
import { type EvidenceHost, EvidenceForm } from '../evidence'
import { evidenceWords as words } from '../evidence-text'
import styles from './evidence-sheet.module.scss'

/** Text, pictures and a video for the platform to look at. */
export const EvidenceSheet = observer(function EvidenceSheet({ host }: { host: EvidenceHost }) {
  const evidence = useModel((api, root) => new EvidenceForm(api, root, host))
  const t = words()
  const { text, uploads, video, form } = evidence
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.send} busy={form.busy} onPress={() => void evidence.send()} />
    </View>
  )
  return (
    <Sheet open={host.addingEvidence} onClose={host.endEvidence} title={t.title} foot={foot}>
      <View className={styles.sheet}>
        <Note kind="warn" icon="circle-alert" text={t.once} />
        <TextArea
          label={t.text}
          placeholder={t.hint}
          value={text.value}
          max={afterSalesLimits.evidenceLength}
          onChange={text.set}
          onBlur={text.leave}
          error={text.error}
        />
        <Text className={styles.sheet__media}>{t.media(Math.max(0, uploads.left - (video.item ? 1 : 0)))}</Text>
        <PicturePicker uploads={uploads}>
          <VideoPicker upload={video} />
        </PicturePicker>
      </View>
    </Sheet>
  )
})
