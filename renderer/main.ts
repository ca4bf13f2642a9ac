import { mount } from 'svelte'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import App from './App.svelte'
import { standGuard } from './away/guard.ts'

import.meta.glob('./games/*/palette.css', { eager: true })

const target = document.querySelector('#app')
if (target) mount(App, { target })
if (!window.larceny) void standGuard()
