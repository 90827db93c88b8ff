import 'api-client';
