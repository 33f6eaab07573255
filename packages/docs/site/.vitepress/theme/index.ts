import Theme from 'vitepress/theme-without-fonts';
import './colors.css';
import './prose.css';
import './tables.css';
import './sequence.css';
import './flow.css';
import './sync.css';
import './landing.css';

export default Theme;
