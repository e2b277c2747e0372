import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { TextArea } from '@/components/form/TextArea'
import { writingWords } from '@/features/review/writing'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { VideoLimit, VideoPicker } from '@/features/upload/VideoPicker'
import styles from '../index.module.scss'
import type { EvaluationModel } from '../model'
import { words } from '../text'

/** Review text and pictures. */
export const Words = observer(function Words({ model }: { model: EvaluationModel }) {
  return (
    <View className={styles.evaluation__card}>
      <View className={styles.evaluation__typed}>
        <TextArea
          label={writingWords().text}
          value={model.text}
          placeholder={model.part?.prompt ?? words().placeholder}
          max={limits.reviewLength}
          onChange={model.write}
        />
      </View>
      <PicturePicker uploads={model.uploads}>
        <VideoPicker upload={model.video} />
      </PicturePicker>
      <VideoLimit />
    </View>
  )
})
