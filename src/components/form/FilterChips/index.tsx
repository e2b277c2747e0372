import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({ en: { filter: 'Filter', sort: 'Sort' }, zh: { filter: '筛选', sort: '排序' } })

interface Props<Sort extends string, Filter extends string> {
  sorts: readonly { value: Sort; name: string }[]
  sort: Sort
  filters: readonly { value: Filter; name: string; icon?: IconName }[]
  chosen: readonly Filter[]
  /** Called with the part that has changed. */
  onChange: (change: { sort: Sort } | { filters: Filter[] }) => void
  /** Opens a sheet with more options; without it there is no such button. */
  onMore?: () => void
}

/** `chosen` with `one` added or removed. */
export const toggled = <T,>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]

/** One row of sort orders (single choice) and one of filters (multiple choice). */
export const FilterChips = observer(<Sort extends string, Filter extends string>(props: Props<Sort, Filter>) => {
  const { sorts, sort, filters, chosen, onChange, onMore } = props
  return (
    <View className={styles['filter-chips']}>
      <View className={styles['filter-chips__bar']}>
        <View className={styles['filter-chips__sorts']} role="radiogroup" aria-label={words().sort}>
          {sorts.map(({ value, name }) => (
            <Press
              key={value}
              role="radio"
              label={name}
              on={value === sort}
              onPress={() => onChange({ sort: value })}
              className={styles['filter-chips__sort']}
            >
              <Text
                className={styles[value === sort ? 'filter-chips__name--on' : 'filter-chips__name']}
                data-bold={name}
              >
                {name}
              </Text>
            </Press>
          ))}
        </View>
        {onMore && <More onPress={onMore} />}
      </View>
      {filters.length > 0 && (
        <ScrollView scrollX enhanced showScrollbar={false} className={styles['filter-chips__scroll']}>
          <View className={styles['filter-chips__chips']}>
            {filters.map(({ value, name, icon }) => (
              <Chip
                key={value}
                text={name}
                icon={icon}
                on={chosen.includes(value)}
                onPress={() => onChange({ filters: toggled(chosen, value) })}
              />
            ))}
          </View>
        </ScrollView>
      )}
    </View>
  )
})

const More = observer(({ onPress }: { onPress: () => void }) => (
  <Press label={words().filter} onPress={onPress} className={styles['filter-chips__more']}>
    <Text className={styles['filter-chips__name']}>{words().filter}</Text>
    <View className={styles['filter-chips__icon']}>
      <Icon name="sliders-horizontal" size={28} colour="ink-2" />
    </View>
  </Press>
))
