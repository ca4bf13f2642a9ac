import { mount } from 'svelte'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import App from './App.svelte'
import { lastTheme } from './ui/theme.ts'

import.meta.glob('./games/*/palette.css', { eager: true })

document.documentElement.dataset.theme = lastTheme()

const target = document.querySelector('#app')
if (target) mount(App, { target })
