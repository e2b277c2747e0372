import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { RowProps } from '.'
import styles from './pictures.module.scss'
import { Row } from './row'

/** Pictures side by side, each with what it shows. */
export const PicturesRow = observer(({ model, row: { name, label, optional, pictures } }: RowProps<'pictures'>) => {
  const error = pictures.map((picture) => model.field(picture.name).error).find(Boolean)
  return (
    <Row label={label()} id={`${name}-pictures`} error={error} optional={optional} tall>
      <View className={styles.pictures}>
        {pictures.map((picture) => (
          <View
            key={picture.name}
            id={model.idOf(picture.name)}
            className={styles.pictures__one}
            role="group"
            aria-label={picture.caption()}
          >
            <PicturePicker uploads={model.uploadsOf(picture.name)} name={picture.caption()} />
            <Text className={styles.pictures__caption}>{picture.caption()}</Text>
          </View>
        ))}
      </View>
    </Row>
  )
})
