import 'ui-kit/style.css';

document.body.className = "badge";
