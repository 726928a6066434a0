module.exports = require("../main/7962.index.js");
