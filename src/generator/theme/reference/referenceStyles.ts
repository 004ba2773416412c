import '../styles/api.css';
