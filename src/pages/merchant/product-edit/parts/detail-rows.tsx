import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Cell } from '@/components/list/Cell'
import { localized } from '@/i18n'
import { type Details, nameOf, valueOf } from '../details'
import { words } from '../text'
import styles from './form.module.scss'

/** The details that customers read, and a button for another one. */
export const DetailRows = observer(function DetailRows({ details }: { details: Details }) {
  return (
    <View className={styles.form__rows}>
      {details.all.map((each, place) => (
        <Cell
          key={place}
          label={localized(nameOf(each))}
          value={localized(valueOf(each))}
          onOpen={() => details.start(place)}
        />
      ))}
      {details.all.length < limits.detailsOfProduct && (
        <Button text={words().addDetail} kind="outline" size={72} icon="plus" onPress={() => details.start()} />
      )}
    </View>
  )
})
