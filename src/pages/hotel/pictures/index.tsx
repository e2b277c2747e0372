import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HotelDetail } from '@contract/entities/hotel'
import { Chip } from '@/components/base/Chip'
import { Picture } from '@/components/base/Picture'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { hotelResource } from '@/features/hotel/hotel-resource'
import { type PictureGroup, pictureGroupWords } from '@/features/hotel/picture-groups'
import { dictionary } from '@/i18n'
import { fullUrl } from '@/services/pictures'
import { useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Photos',
    groups: 'Photos of',
    all: 'All',
    open: (number: number) => `Photo ${number}`,
    none: 'No photos yet',
  },
  zh: {
    title: '酒店图片',
    groups: '图片分类',
    all: '全部',
    open: (number: number) => `图片${number}`,
    none: '暂无图片',
  },
})

export default screen('hotelPictures', ({ id }) => {
  const hotel = useModel((api) => hotelResource(api, id))
  const t = words()
  return (
    <Screen title={t.title}>
      <AsyncView
        resource={hotel}
        empty={{
          when: ({ pictures }) => pictures.length === 0,
          view: <StateView kind="empty" title={t.none} />,
        }}
      >
        {(value) => <Pictures hotel={value} />}
      </AsyncView>
    </Screen>
  )
})

/** The pictures by subject; each opens the viewer. */
const Pictures = observer(({ hotel: { pictures } }: { hotel: HotelDetail }) => {
  const t = words()
  const names = { all: t.all, ...pictureGroupWords() }
  const [group, setGroup] = useState<PictureGroup | 'all'>('all')
  const [viewed, setViewed] = useState<number>()
  const groups = [...new Set(pictures.map((each) => each.group))]
  const shown = pictures.filter((each) => group === 'all' || each.group === group)
  return (
    <>
      {groups.length > 1 && (
        <ScrollView scrollX enhanced showScrollbar={false}>
          <View className={styles.pictures__groups} role="group" aria-label={t.groups}>
            {(['all', ...groups] as const).map((each) => (
              <Chip key={each} text={names[each]} on={each === group} onPress={() => setGroup(each)} />
            ))}
          </View>
        </ScrollView>
      )}
      <View className={styles.pictures}>
        {shown.map(({ picture }, index) => (
          <Press
            key={`${picture.path}-${index}`}
            label={t.open(index + 1)}
            onPress={() => setViewed(index)}
            className={styles.pictures__one}
          >
            <Picture picture={picture} width={343} height={260} fill />
          </Press>
        ))}
      </View>
      <PictureViewer
        sources={shown.map(({ picture }) => fullUrl(picture.path))}
        index={viewed}
        onClose={() => setViewed(undefined)}
      />
    </>
  )
})
