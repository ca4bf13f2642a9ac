import { mount } from 'svelte'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import App from './App.svelte'

import.meta.glob('./games/*/palette.css', { eager: true })

const target = document.querySelector('#app')
if (target) mount(App, { target })
