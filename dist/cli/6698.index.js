module.exports = require("../main/6698.index.js");
