/**
 * The elements of `@tarojs/components` on the web, as plain DOM: small, known to assistive technology, and with the
 * same props and events. The build puts them in the place of Taro's web components.
 */
export { Image } from './image.h5'
export { Input, Textarea } from './input.h5'
export { ScrollView } from './scroll-view.h5'
export { Swiper, SwiperItem } from './swiper.h5'
export { Switch } from './switch.h5'
export { Block, Button, PullDownRefresh, Text, View } from './view.h5'
