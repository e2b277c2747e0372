import { Image, ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { SectionTitle } from '@/components/base/SectionTitle'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import type { HotelHomeModel } from '../model'
import { words } from '../text'
import front from './front.webp'
import styles from '../index.module.scss'

/** The picture of the home page with a headline. */
export const Front = observer(function Front() {
  const { title, slogan, promise } = words()
  return (
    <View className={styles.hotels__front}>
      <Image src={front} mode="aspectFill" className={styles.hotels__sky} aria-hidden />
      <View className={styles.hotels__words} role="heading" aria-level={1} aria-label={title}>
        <Text className={styles.hotels__slogan}>{slogan}</Text>
        <Text className={styles.hotels__promise}>{promise}</Text>
      </View>
    </View>
  )
})

/** Stays by theme. */
export const Themes = observer(function Themes({ model }: { model: HotelHomeModel }) {
  const { themes } = model.home.ready
  if (themes.length === 0) return null
  return (
    <View className={styles.hotels__themes} role="group" aria-label={words().themes}>
      {themes.slice(0, 4).map(({ key, name, picture }) => (
        <Press key={key} label={name} onPress={() => model.openTheme(key)} className={styles.hotels__theme}>
          <Picture picture={picture} width={162} height={120} radius={16} fill />
          <Text className={styles['hotels__theme-name']} numberOfLines={1}>
            {name}
          </Text>
        </Press>
      ))}
    </View>
  )
})

/** Hotels with rates that are reduced. */
export const Specials = observer(function Specials({ model }: { model: HotelHomeModel }) {
  const { specials } = model.home.ready
  const t = words()
  if (specials.length === 0) return null
  return (
    <View className={styles.hotels__specials}>
      <SectionTitle title={t.specials} more={t.more} onMore={() => navigate('hotelSpecials')} />
      <ScrollView scrollX enhanced showScrollbar={false}>
        <View className={styles.hotels__row}>
          {specials.map(({ id, name, picture, tags, from }) => (
            <Press key={id} label={name} onPress={() => navigate('hotel', { id })} className={styles.hotels__special}>
              <Picture picture={picture} width={300} height={200} />
              <Text className={styles['hotels__special-name']} numberOfLines={1}>
                <Written text={name} />
              </Text>
              {tags[0] && (
                <Text className={styles[tags[0].kind === 'left' ? 'hotels__warn' : 'hotels__good']}>
                  {tags[0].text}
                </Text>
              )}
              {from && <Price amount={from.price} original={from.original} />}
            </Press>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
