import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { ApplicationModel } from '../model'
import { FormRow } from '@/components/form/FormRow'
import type { RowProps } from './props'
import styles from './pictures.module.scss'

const single = (model: ApplicationModel, name: string): boolean => model.uploadsOf(name).max === 1

/** Pictures side by side, each with its caption. */
export const PicturesRow = observer(({ model, row: { name, label, optional, pictures } }: RowProps<'pictures'>) => {
  const error = pictures.map((picture) => model.field(picture.name).error).find(Boolean)
  return (
    <FormRow label={label()} id={`${name}-pictures`} error={error} required={!optional} look="tall">
      <View className={styles.pictures}>
        {pictures
          .filter(({ name: each }) => model.asks(each))
          .map((picture) => (
            <View
              key={picture.name}
              id={model.idOf(picture.name)}
              className={styles[single(model, picture.name) ? 'pictures__one' : 'pictures__several']}
              role="group"
              aria-label={picture.caption()}
            >
              <PicturePicker
                uploads={model.uploadsOf(picture.name)}
                name={picture.caption()}
                fill={single(model, picture.name)}
              />
              {picture.caption() !== label() && (
                <Text
                  className={styles[single(model, picture.name) ? 'pictures__caption' : 'pictures__caption--start']}
                >
                  {picture.caption()}
                </Text>
              )}
            </View>
          ))}
      </View>
    </FormRow>
  )
})
